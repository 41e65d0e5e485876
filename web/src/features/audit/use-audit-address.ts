import { auditActs, auditAuthorKinds, auditedRecords } from '@brigade/domain/access/audit-kinds.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { useReportDays } from '#kit/address/use-report-days.ts'
import { useSession } from '#kit/calls/session.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** The days that are shown first, and those of one record or person. */
const usualDays = 7
const followedDays = 730

type Filter = 'record' | 'act' | 'of' | 'by' | 'venue'

/** Returns the filters of the audit log, which are stored in the address. */
export function useAuditAddress() {
  const [params, changeAddress] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { venue } = useSession()
  const { timeZoneOf } = useVenueBook()
  const venueId = /^[1-9]\d{0,9}$/.test(params.get('venue') ?? '') ? Number(params.get('venue')) : undefined
  // The days of one venue are those of its clock, on which its entries are shown.
  const ofVenue = venueId === undefined ? undefined : timeZoneOf(venueId)
  const timeZone = ofVenue ?? venue?.timeZone ?? deviceTimeZone
  const followed = pairIn(params.get('of'), auditedRecords)
  const person = pairIn(params.get('by'), auditAuthorKinds)
  const report = useReportDays({ timeZone, usualDays: (followed ?? person) ? followedDays : usualDays })
  const [record, act] = [params.get('record') ?? '', params.get('act') ?? '']

  function change(filters: Partial<Record<Filter, string>>): void {
    changeAddress((next) => {
      next.delete('page')
      for (const [name, value] of Object.entries(filters)) writeParam(next, name, value)
    })
  }

  return {
    report,
    timeZone,
    record: isOneOf(auditedRecords, record) ? record : undefined,
    act: isOneOf(auditActs, act) ? act : undefined,
    followed,
    person,
    venueId,
    page,
    setPage,
    change,
  }
}

export type AuditAddress = ReturnType<typeof useAuditAddress>

/** Returns the parts of a parameter such as `item-34`. */
function pairIn<Kind extends string>(
  text: string | null,
  kinds: readonly Kind[],
): { kind: Kind; id: number } | undefined {
  const [, kind = '', id = ''] = /^(\w+)-([1-9]\d{0,9})$/.exec(text ?? '') ?? []
  return isOneOf(kinds, kind) ? { kind, id: Number(id) } : undefined
}
