import { beforeAll, describe, expect, it } from 'vitest'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { Guest, Harbour } from '#testing/harbour.ts'
import type { Shift } from '#testing/shift.ts'
import { byNumber, openTrayDesk, serial } from './testing/tray-desk.ts'

const trays = openTrayDesk()
const { link, make } = trays
let shift: Shift
let harbour: Harbour
let room: Guest

beforeAll(() => {
  ;({ shift, harbour, room } = trays.desk())
})

describe('the stickers of a venue', () => {
  it('are made and forgotten by managers, each with the next number', async () => {
    const { body: last } = await harbour.request<Paged<TraySticker>>('GET', '/v1/trayqrs?$sort[index]=-1&$limit=1', {
      token: shift.manager,
    })
    const serials = ['HARBOUR-X-001', 'HARBOUR-X-002', 'HARBOUR-X-003']

    const made = await Promise.all(serials.map((serialContent) => make({ restaurantId: 1, serialContent })))

    const first = last.data[0]!.index + 1
    expect(made.map(({ body }) => body.index).toSorted(byNumber)).toEqual([first, first + 1, first + 2])
    expect(await make({ restaurantId: 1, serialContent: serials[0]! })).toMatchObject({
      status: 409,
      body: { data: { reason: 'serialTaken' } },
    })
    expect((await make({ restaurantId: 2, serialContent: 'HARBOUR-X-004' })).body.data.fields).toHaveProperty(
      'restaurantId',
    )
    for (const { body } of made) {
      const gone = await harbour.request('DELETE', `/v1/trayqrs/${body.id}`, { token: shift.manager })
      expect(gone.status).toBe(200)
    }
  })

  it('are kept while their tray is in a room', async () => {
    await link({ trayOutQR: serial(30), tableId: room.tableId })
    const remove = () => harbour.request('DELETE', '/v1/trayqrs/30', { token: shift.manager })

    expect(await remove()).toMatchObject({
      status: 409,
      body: { data: { reason: 'stickerOut', tableName: 'Room 207' } },
    })
  })
})
