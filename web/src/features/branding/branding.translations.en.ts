import { brandingErrors } from '@brigade/domain/branding/branding.errors.ts'
import { translations as menuTranslations } from '#features/branding/branding.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  hint: 'How guests see the venue. Changes go into a draft that your colleagues see; guests see them once it is published.',
  edit: 'Edit draft',
  begin: 'Edit',
  publish: 'Publish',
  discard: 'Discard draft',
  state: {
    draft: 'Draft, not published',
    published: 'Published',
    standard: 'Standard look',
    draftText: '{{name}} changed it last, {{time}}.',
    publishedText: '{{name}} published it, {{time}}.',
    standardText: 'Nothing was published yet. Guests see the standard look.',
  },
  question: {
    title: 'Publish this draft?',
    text: 'Guests see it at once, and new receipts have its texts. It changes:',
    nothing: 'Nothing that guests see.',
    change: '{{field}}: {{before}} → {{after}}',
    none: 'none',
    newImage: 'new image',
    image: 'image',
    done: 'The branding was published.',
    discardTitle: 'Discard this draft?',
    discardText: 'All of its changes are lost. What is published stays.',
    discarded: 'The draft was discarded.',
  },
  form: {
    title: 'Branding',
    save: 'Save draft',
    saved: 'The draft was saved.',
    tabs: 'Fields or preview',
    fields: 'Fields',
    preview: 'Preview',
    logoHint: 'Square; transparent parts show the background.',
    languageHint: 'The language in which guests begin if their device has none of the venue’s.',
    pick: 'Pick: {{field}}',
    readable: 'Contrast {{contrast}} to 1: readable.',
    unreadable: 'Contrast {{contrast}} to 1; {{needed}} to 1 is needed.',
    offer: 'Use {{color}}',
  },
  fields: {
    logo: 'Logo',
    cover: 'Cover',
    mainColor: 'Main colour',
    mainTextColor: 'Text on the main colour',
    backgroundColor: 'Background',
    textColor: 'Text',
    accentColor: 'Accent',
    defaultLanguage: 'Default language',
    receiptHeader: 'Receipt header',
    receiptFooter: 'Receipt footer',
  },
  headerIn: 'Receipt header in {{language}}',
  footerIn: 'Receipt footer in {{language}}',
  preview: {
    title: 'Preview',
    what: 'What is shown',
    guestPage: 'Guest page',
    receipt: 'Receipt',
    language: 'Language of the preview',
    noItems: 'The menu has no items yet.',
    loading: 'Loading the menu…',
  },
  problems: { ...brandingErrors },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    branding: typeof translations
  }
}
