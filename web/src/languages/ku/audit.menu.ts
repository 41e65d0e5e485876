export const translations = {
  screens: {
    audit: 'تۆماری وردبینی',
  },
  help: {
    audit: 'هەموو گۆڕانێکی شوێن، کەس، نرخ و پارە: کێ کردوویەتی، کەی و لە کام ناونیشانەوە.',
  },
}
