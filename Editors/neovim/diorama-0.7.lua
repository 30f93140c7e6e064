-- Diorama for Neovim 0.7 to 0.10: put this file into ~/.config/nvim/plugin/.
local function start(event)
  local found = vim.fs and vim.fs.find and vim.fs.find({ '.diorama.yaml', '.git' }, { upward = true, path = event.file })[1]
  local root = found and vim.fn.fnamemodify(found, ':h') or vim.fn.fnamemodify(event.file, ':p:h')
  local id = vim.lsp.start_client({ name = 'diorama', cmd = { vim.env.DIORAMA or 'diorama', 'lsp' }, root_dir = root })
  if id then vim.lsp.buf_attach_client(event.buf, id) end
end

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.scene.yaml', '*.storyboard.yaml', '*.component.yaml' },
  callback = function(event)
    vim.bo[event.buf].filetype = 'yaml'
    start(event)
  end,
})

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.xib', '*.storyboard' },
  callback = function(event)
    vim.bo[event.buf].filetype = 'xml'
    start(event)
  end,
})
