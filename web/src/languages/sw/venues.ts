export const translations = {
  picker: 'Tawi',
  all: 'Matawi yote',
  searching: 'Inatafuta …',
  noneFound: 'Hakuna tawi lililopatikana.',
  more_one: 'Tawi {{shown}} zaidi. Andika sehemu ya jina lake.',
  more_other: 'Matawi {{shown}} zaidi. Andika sehemu ya jina.',
}
