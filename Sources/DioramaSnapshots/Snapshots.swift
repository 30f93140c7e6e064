import DioramaUI
