import { programVersionSchema, versionPath } from '@brigade/domain/auth/auth.api.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { expect, it } from 'vitest'
import { useService } from '#kit/contracts/contract.ts'
import { badRequest } from '#kit/errors/errors.ts'
import type { Feature } from '#kit/context/feature.ts'
import { startTestApp } from './with-app.ts'

it.each([
  ['lacks a field', {}, `${versionPath} find:  must have required property 'version'`],
  ['has one more', { version: '1', secret: 'x' }, `${versionPath} find:  must NOT have additional properties`],
  ['has another type', { version: 1 }, `${versionPath} find: /version must be string`],
])('finds an answer that %s', async (_what, answer, sentence) => {
  const server = await startTestApp({ features: [versions(answer)], database: 'sqlite' })

  await server.request('GET', `/${versionPath}`)

  await expect(server.close()).rejects.toThrow(sentence)
})

it('finds a refusal that says of a field in a sentence alone what is wrong with it', async () => {
  const refused = () => Promise.reject(badRequest({ message: 'No.', reason: 'validation', fields: { size: 'No.' } }))
  const feature: Feature = { name: 'versions', register: (app) => useService(app, versionPath, { find: refused }) }
  const server = await startTestApp({ features: [feature], database: 'sqlite' })

  await server.request('GET', `/${versionPath}`)

  await expect(server.close()).rejects.toThrow(`${versionPath} find: refused without a code for size`)
})

it('finds an event that is not as its contract says, and one that has no contract', async () => {
  const server = await startTestApp({ features: [versions({ version: '1' })], database: 'sqlite' })

  server.app.publisher.send({ service: requestsPath, event: 'created', data: { id: 1 }, rooms: [] })
  server.app.publisher.send({ service: versionPath, event: 'created', data: { version: '1' }, rooms: [] })

  await expect(server.close()).rejects.toThrow(
    /v1\/waiter created:  must have required property[^]*v1\/version created: its contract tells of no such event/,
  )
})

it('says nothing of what is as its contract says', async () => {
  const server = await startTestApp({ features: [versions({ version: '1' })], database: 'sqlite' })

  const { body } = await server.request('GET', `/${versionPath}`)

  expect(Object.keys(body)).toEqual(Object.keys(programVersionSchema.properties))
  await server.close()
})

function versions(answer: object): Feature {
  return {
    name: 'versions',
    register(app) {
      useService(app, versionPath, { find: () => answer as { version: string } })
    },
  }
}
