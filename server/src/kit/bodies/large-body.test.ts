import { bulkPaths } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { bulkBodySchemas } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { expect, it } from 'vitest'
import type { Context } from '../context/context.ts'
import { validate } from '../contracts/hooks.ts'
import { readLargeBody } from './large-body.ts'

const check = validate({ data: bulkBodySchemas.items })
const call = { path: bulkPaths.items, method: 'create' } as const
const contextOf = (path: string, data: unknown, method = 'create') =>
  ({ path, method, data, params: {} }) as unknown as Context

it('is checked while it is read, and not a second time', async () => {
  const body = await readLargeBody({ bytes: bytesOf({ list: [{ menuId: 1, price: 12 }] }), ...call })

  expect(body).toEqual({ list: [{ menuId: 1, price: 12 }] })
  // A value that the check would refuse shows that there is no check.
  Object.assign(body as object, { list: 'none' })
  expect(() => check(contextOf(bulkPaths.items, body))).not.toThrow()
})

it('is read on a thread where it is more than one list', async () => {
  const text = '{"list":[{"menuId":1}],"list":[{"menuId":2}]}'
  const body = await readLargeBody({ bytes: Buffer.from(text), ...call })

  expect(body).toEqual({ list: [{ menuId: 2 }] })
  Object.assign(body as object, { list: 'none' })
  expect(() => check(contextOf(bulkPaths.items, body))).not.toThrow()
})

it('is checked for the service that it was sent to alone, and nothing else is taken for it', async () => {
  const body = await readLargeBody({ bytes: bytesOf({ list: [{ menuId: 1 }] }), ...call })
  Object.assign(body as object, { list: 'none' })

  expect(() => check(contextOf(bulkPaths.menus, body))).toThrow()
  expect(() => check(contextOf(bulkPaths.items, body, 'patch'))).toThrow()
  expect(() => check(contextOf(bulkPaths.items, { ...(body as object) }))).toThrow()
})

it('is refused as it would be if it were small', async () => {
  const reading = readLargeBody({ bytes: bytesOf({ list: [] }), ...call })

  await expect(reading).rejects.toMatchObject({ code: 400, data: { fields: { list: 'This can’t be empty.' } } })
})

function bytesOf(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}
