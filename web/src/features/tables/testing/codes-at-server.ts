import type { RenewTableToken, Table } from '@brigade/domain/tables/tables.schema.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'

export type CodeRequests = {
  venue?: Partial<Venue>
  /** The address at which guests reach the server, according to the server. */
  origin?: string
  isRefused?: boolean
  /** Returns true while the answer to a new code arrives. */
  hasLine?: () => boolean
  /** Returns true while the list of tables is refused. */
  refusesTables?: () => boolean
}

/** Answers for the codes of a venue with four tables, as its server does. */
export function codesAtServer({
  venue,
  origin = 'https://guests.example',
  isRefused = false,
  hasLine = () => true,
  refusesTables,
}: CodeRequests) {
  const calls: PageCall[] = []
  const place = aVenue(venue)
  const tables = [
    codeOf({ id: 1, name: 'Room 101', origin }),
    codeOf({ id: 2, name: 'Room 102', origin, tokenSince: null }),
    codeOf({ id: 3, name: 'Room 201', origin }),
    codeOf({ id: 4, name: 'Garden', origin, isActive: false }),
  ]
  function answer(call: PageCall): unknown {
    calls.push(call)
    const { service, method, id, body } = call
    if (service === 'restaurant') return id ? place : [place]
    if (service === 'table') return refusesTables?.() ? refusal() : [...tables]
    if (service !== 'renew' || method !== 'POST') return undefined
    if (isRefused) return refusal()
    if (!hasLine()) throw new TypeError('no network')
    const { id: tableId, tokenSince } = body as RenewTableToken
    const known = tables.find((table) => table.id === tableId)
    return known?.tokenSince === tokenSince ? renewIn(tables, tableId) : refusedAsSecond()
  }
  return { calls, place, tables, answer }
}

type TableOf = Pick<Table, 'id' | 'name'> & Partial<Table> & { origin: string }

function codeOf({ origin, ...table }: TableOf): Table {
  const token = `token-${table.name.split(' ').at(-1)}`
  return aTable({
    index: table.id,
    token,
    guestLink: `${origin}/g/${token}`,
    tokenSince: '2025-11-21T08:00:00.000Z',
    ...table,
  })
}

function refusedAsSecond(): Response {
  return Response.json(
    { name: 'Conflict', className: 'conflict', message: 'Not this one', code: 409, data: { reason: 'tokenRenewed' } },
    { status: 409 },
  )
}

function refusal(): Response {
  return Response.json(
    { name: 'Forbidden', message: 'Not now', code: 403, data: { reason: 'forbidden' } },
    { status: 403 },
  )
}

/** Renews the code of a table as the server does. */
export function renewIn(tables: Table[], id: number): Table {
  const at = tables.findIndex((table) => table.id === id)
  const { guestLink = '', ...table } = tables[at]!
  const tokenSince = '2025-11-28T08:00:00.000Z'
  return (tables[at] = { ...table, tokenSince, guestLink: guestLink.replace('/token-', '/renewed-') })
}
