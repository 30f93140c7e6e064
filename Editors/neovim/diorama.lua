-- Diorama for Neovim 0.11 and newer: put this file into ~/.config/nvim/plugin/.
vim.filetype.add({
  pattern = {
    ['.*%.scene%.yaml'] = 'yaml.scene',
    ['.*%.storyboard%.yaml'] = 'yaml.scene',
    ['.*%.component%.yaml'] = 'yaml.scene',
    ['.*%.xib'] = 'xml.interfacebuilder',
    ['.*%.storyboard'] = 'xml.interfacebuilder',
  },
})
pcall(vim.treesitter.language.register, 'yaml', 'yaml.scene')

vim.lsp.config('diorama', {
  cmd = { 'diorama', 'lsp' },
  filetypes = { 'yaml.scene', 'xml.interfacebuilder' },
  root_markers = { '.diorama.yaml', '.git' },
})
vim.lsp.enable('diorama')
