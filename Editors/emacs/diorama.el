;;; diorama.el --- Scenes for UIKit, with eglot -*- lexical-binding: t -*-

;; Emacs 29 has eglot; for Emacs 28, install it from GNU ELPA.

;;; Code:

(require 'eglot)
(require 'yaml-mode nil t)

(defvar diorama-program "diorama"
  "The diorama tool.")

(define-derived-mode diorama-scene-mode text-mode "Scene"
  "Scenes, storyboards and components of Diorama."
  (setq-local comment-start "# ")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2))

;; The colors and indentation of YAML, where its mode is installed.
(when (fboundp 'yaml-mode)
  (define-derived-mode diorama-scene-mode yaml-mode "Scene"
    "Scenes, storyboards and components of Diorama."))

(add-to-list 'auto-mode-alist '("\\.\\(scene\\|storyboard\\|component\\)\\.yaml\\'" . diorama-scene-mode))
(define-derived-mode diorama-document-mode nxml-mode "Interface Builder"
  "Xibs and storyboards of Interface Builder.")
(add-to-list 'auto-mode-alist '("\\.\\(xib\\|storyboard\\)\\'" . diorama-document-mode))

(dolist (mode '(diorama-scene-mode diorama-document-mode))
  (add-to-list 'eglot-server-programs (list mode diorama-program "lsp")))
(add-hook 'diorama-scene-mode-hook #'eglot-ensure)
(add-hook 'diorama-document-mode-hook #'eglot-ensure)

(provide 'diorama)
;;; diorama.el ends here
