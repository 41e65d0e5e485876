import type { Language } from '@brigade/domain/kit/languages.ts'
import type { TestServer } from './test-server.ts'

type Speaking = { token: string; language: Language }

/** Sets the language of the token's account. */
export async function speak({ request }: Pick<TestServer, 'request'>, { token, language }: Speaking): Promise<void> {
  const { body: me } = await request<{ id: number }>('GET', '/v1/userdata', { token })
  await request('PATCH', `/v1/users/${me.id}`, { token, body: { language } })
}
