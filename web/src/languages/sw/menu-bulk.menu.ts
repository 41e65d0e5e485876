export const translations = {
  screens: {
    formats: 'Miundo ya Excel',
    imports: 'Uingizaji',
  },
  help: {
    formats: 'Violezo vya kuingiza menyu, kategoria, bidhaa, nyongeza na machaguo.',
    imports: 'Lahajedwali zilizoingizwa kwenye menyu, na kutendua.',
  },
}
