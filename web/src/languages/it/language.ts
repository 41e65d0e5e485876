import type { LanguageParts, TranslationsFile } from '#kit/i18n/language-parts.ts'

export const languageParts: LanguageParts = {
  catalogues: import.meta.glob<TranslationsFile>([
    './*.ts',
    '!./*.menu.ts',
    '!./{language,antd,domain,own-formats}.ts',
  ]),
  loadAntdLocale: () => import('./antd.ts'),
}
