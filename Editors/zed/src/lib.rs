// Starts `diorama lsp`: the tool of the setting `lsp.diorama.binary.path`, or the one in PATH. Nothing is downloaded.
use zed_extension_api::{self as zed, settings::LspSettings, Command, LanguageServerId, Result, Worktree};

struct Diorama;

impl zed::Extension for Diorama {
    fn new() -> Self {
        Diorama
    }

    fn language_server_command(&mut self, _id: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let set = LspSettings::for_worktree("diorama", worktree)
            .ok()
            .and_then(|settings| settings.binary)
            .and_then(|binary| binary.path);
        let command = set
            .or_else(|| worktree.which("diorama"))
            .ok_or_else(|| "install diorama, or set lsp.diorama.binary.path".to_string())?;
        Ok(Command { command, args: vec!["lsp".to_string()], env: worktree.shell_env() })
    }
}

zed::register_extension!(Diorama);
