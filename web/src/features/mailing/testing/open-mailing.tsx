import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Mailing, MailingRecipient, MailSender } from '@brigade/domain/mailing/mailing.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { mailingFeature } from '#features/mailing/mailing.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

export type MailingWrite = { method: string; path: string; body: unknown }

type OpenMailing = {
  path: string
  mailings?: readonly Mailing[]
  contacts?: readonly MailingContact[]
  recipients?: readonly MailingRecipient[]
  sendsTo?: MailSender['sendsTo']
  /** What a call is answered with instead; undefined leaves the usual answer. */
  answer?: (call: PageCall) => Response | undefined
}

/** Opens a page of mailings as the marketing person of a hotel. Writes are stored, and change nothing. */
export async function openMailing(opening: OpenMailing) {
  const { path, mailings = [], contacts = [], recipients = [], sendsTo = 'people', answer } = opening
  const writes: MailingWrite[] = []
  const asked: string[] = []
  const opened = await openPage({
    features: [mailingFeature, menusFeature, venuesFeature],
    path,
    user: aUser({ role: 'marketing' }),
    answer(call) {
      const { method, path: address, service, id, query, body } = call
      const special = answer?.(call)
      if (special) return special
      if (service === 'restaurant') return aVenue()
      if (service === 'mail-sender') return { sendsTo }
      if (address === '/v1/count/mailing-segment') return { recipients: 12 }
      if (method === 'GET') {
        asked.push(`${address.slice('/v1/'.length)}?${query.toString()}`)
        if (service === 'mailings') return id ? mailings.find((each) => each.id === Number(id)) : found(mailings, query)
        if (service === 'mailing-contacts') return found(contacts, query)
        return service === 'mailing-recipients' ? found(recipients, query) : undefined
      }
      writes.push({ method, path: address, body })
      if (address.includes('contact')) return { ...contacts[0], ...(body as object) }
      return { ...mailings[0], ...(body as object) }
    },
  })
  return { ...opened, writes, asked }
}

/** Returns a refusal, as the server sends it. */
export function refusalOf(code: number, message: string, data: object = {}): Response {
  return Response.json({ name: 'Refused', message, code, className: 'refused', data }, { status: code })
}

function found<T extends { state: string }>(records: readonly T[], query: URLSearchParams) {
  const state = query.get('state')
  const data = records.filter((each) => state === null || each.state === state)
  return { total: data.length, limit: 20, skip: 0, data }
}
