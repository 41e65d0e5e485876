export const translations = {
  title: 'Oda ya jaribio, {{venue}}',
  about:
    'Wafanyakazi huiona, huikubali, huichapisha na kuipeleka kama oda ya mgeni, ikiwa na alama ya jaribio. Haimo kwenye ripoti, haipokei pesa na haitumwi kwa POS.',
  table: 'Meza au chumba',
  dishes: 'Bidhaa',
  dishesHint: 'Moja kwa kila aina. Machaguo huchaguliwa yenyewe.',
  noTables: 'Ongeza meza au chumba kwanza.',
  noDishes: 'Ongeza kwanza bidhaa inayouzwa sasa.',
  place: 'Weka oda ya jaribio',
  placed: 'Oda ya jaribio imewekwa.',
  problems: {
    tableMissing: 'Chagua meza au chumba.',
    dishesMissing: 'Chagua bidhaa.',
    dishesTooMany: 'Chagua bidhaa zisizozidi {{limit}}.',
  },
}
