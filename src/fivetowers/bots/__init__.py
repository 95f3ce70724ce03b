"""Players made of code. `roster` names them; `protocol` lets any of them be asked by another program."""
