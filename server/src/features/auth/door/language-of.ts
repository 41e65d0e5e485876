import type { Principal } from '@brigade/domain/access/principal.ts'
import { type InterfaceLanguage, interfaceLanguageOf, type Language } from '@brigade/domain/kit/languages.ts'
import type { Database } from '#kit/database.ts'

/** The language of the interface that somebody has chosen for their account; English for who has none. */
export async function languageOf(db: Database, principal: Principal): Promise<InterfaceLanguage> {
  if (principal.kind !== 'staff') return 'en'
  const account = await db.one<{ language: Language }>('SELECT "language" FROM users WHERE "id" = ?', principal.id)
  return interfaceLanguageOf(account?.language ?? 'en')
}
