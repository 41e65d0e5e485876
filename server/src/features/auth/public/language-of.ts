import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { Database } from '#kit/database/database.ts'

/** Returns the interface language of a staff member's account; English for other principals. */
export async function languageOf(db: Database, principal: Principal): Promise<Language> {
  if (principal.kind !== 'staff') return 'en'
  const account = await db.one<{ language: Language }>('SELECT "language" FROM users WHERE "id" = ?', principal.id)
  return account?.language ?? 'en'
}
