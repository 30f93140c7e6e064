(comment) @comment
(boolean_scalar) @boolean
(null_scalar) @constant.builtin
[(integer_scalar) (float_scalar)] @number
[(single_quote_scalar) (double_quote_scalar) (block_scalar)] @string
(string_scalar) @string
(tag) @type
[(anchor_name) (alias_name)] @label
(block_mapping_pair key: (flow_node (plain_scalar (string_scalar) @property)))
(flow_mapping (_ key: (flow_node (plain_scalar (string_scalar) @property))))
["," "-" ":" "?" ">" "|"] @punctuation.delimiter
["[" "]" "{" "}"] @punctuation.bracket
