export const translations = {
  screens: {
    jobs: 'ئەرکەکان',
  },
  help: {
    jobs: 'ئەو کارانەی سێرڤەر لە پاشبنەمادا دەیانکات، و ئەوەی سەرکەوتوو نەبوو.',
  },
}
