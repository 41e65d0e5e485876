import type { Language } from '@brigade/domain/kit/languages.ts'
import type { Harbour } from './harbour.ts'

type Speaking = { token: string; language: Language }

/** Chooses the language of the account that a token is of. */
export async function speak({ request }: Pick<Harbour, 'request'>, { token, language }: Speaking): Promise<void> {
  const { body: me } = await request<{ id: number }>('GET', '/v1/userdata', { token })
  await request('PATCH', `/v1/users/${me.id}`, { token, body: { language } })
}
