export const translations = {
  finding: {
    number: 'هەموو داواکارییەکان: \u2068{{number}}\u2069',
    guest: 'هەموو داواکارییەکانی میوان «\u2068{{name}}\u2069»',
  },
}
