"""Studies: a designer's experiment from a file, played, compared and reported."""

from .findings import CellFindings, StudyResult
from .plan import Cell, Study
from .study import study
from .study_file import read_study, study_of
from .study_reader import BadStudy

__all__ = ["BadStudy", "Cell", "CellFindings", "Study", "StudyResult", "read_study", "study", "study_of"]
