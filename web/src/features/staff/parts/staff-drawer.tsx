import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { problemsOfStaff, hasVenues } from '@brigade/domain/staff/staff.rules.ts'
import { rolesManagedBy } from '@brigade/domain/staff/staff.roles.ts'
import { staffLimits, type StaffLink, type StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { Form, Input } from 'antd'
import { useUser } from '#kit/calls/session.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { changeStaff, inviteStaff, makeLink } from '#features/staff/staff.mutations.ts'
import type { StaffVenues } from '#features/staff/use-staff-venues.ts'
import { SessionList } from '#features/staff/parts/session-list.tsx'
import font from '#ui/font.module.css'

type StaffDrawerProps = {
  /** Null for an invitation. */
  member: StaffMember | null
  /** The roles of the screen. */
  roles: readonly StaffRole[]
  venues: StaffVenues
  /** The venue of an invitation unless another is chosen. */
  venueId: number | null
  onLink: (link: StaffLink) => void
  onClose: () => void
}

type Values = Pick<StaffMember, 'email' | 'fname' | 'lname' | 'role' | 'restaurantId'> & { isActive: boolean }

/** Invites a person, or changes an account. */
export function StaffDrawer({ member, roles, venues, venueId, onLink, onClose }: StaffDrawerProps) {
  const t = useTranslations('staff')
  const user = useUser()
  const formats = useFormats()
  const { withPassphrase } = usePassphrase()
  const granted = rolesManagedBy(user).filter((role) => roles.includes(role))
  const isOwn = member?.id === user.id
  const isShared = member?.worksElsewhere === true
  const fields = useStaffFields({ granted, venues, isInvitation: member === null, isOwn, isShared })
  const invite = useAddOnce<Values, StaffLink>({
    form: 'staff',
    create: ({ isActive: _new, ...body }, idempotencyKey) =>
      inviteStaff({ ...body, ...venuesOf(body), idempotencyKey }),
    change: async ({ id }, { email: _fixed, ...values }) => {
      await changeStaff(id, { ...values, ...venuesOf(values) })
      return makeLink(id)
    },
  })

  /** Sends only what the manager may change of this person. */
  function changeOf({ email: _fixed, ...values }: Values) {
    const { fname, lname } = values
    if (isOwn) return { fname, lname }
    return isShared ? { restaurantId: values.restaurantId } : { ...values, ...venuesOf(values) }
  }

  return (
    <RecordDrawer<Values, StaffMember>
      title={t(member ? 'form.edit' : 'form.add')}
      size={576}
      keptAs={`staff/${member?.id ?? 'new'}`}
      fields={fields}
      formats={formats}
      record={member}
      valuesOf={(record) => valuesOf(record, { role: usualRole(granted), venueId })}
      problemsOf={(values) => {
        const { restaurantId, ...problems } = problemsOfStaff(user, { ...values, ...venuesOf(values) })
        const mayHaveNone = isShared && restaurantId?.code === 'venueMissing'
        return { ...problems, ...(restaurantId && !mayHaveNone && { restaurantId }) }
      }}
      catalogue="staff"
      save={(values, version) =>
        withPassphrase(async () => {
          if (member) return changeStaff(member.id, { ...changeOf(values), version })
          const link = await invite(values)
          onLink(link)
          return link.member
        })
      }
      saveLabel={member ? undefined : t('invite')}
      onClose={onClose}
    >
      {isOwn ? <p className={font.note}>{t('form.own')}</p> : null}
      {isShared ? <p className={font.note}>{t('form.worksElsewhere')}</p> : null}
      {member ? <SessionList userId={member.id} mayEnd={!isShared} /> : null}
    </RecordDrawer>
  )
}

type FieldsOf = {
  granted: readonly StaffRole[]
  venues: StaffVenues
  isInvitation: boolean
  isOwn: boolean
  isShared: boolean
}

function useStaffFields({ granted, venues, isInvitation, isOwn, isShared }: FieldsOf): FieldTable<Values> {
  const t = useTranslations('staff')
  const auth = useTranslations('auth')
  const nameOf = (name: 'fname' | 'lname') => ({
    label: t(`form.${name}`),
    render: (own: { name: string; label: string }) =>
      isShared ? null : (
        <Form.Item {...own} required>
          <Input maxLength={4 * staffLimits.nameLength} autoComplete="off" dir="auto" />
        </Form.Item>
      ),
  })
  return {
    email: {
      label: t('form.email'),
      render: (own) => (
        <Form.Item {...own} required={isInvitation} extra={isInvitation ? t('form.emailHint') : undefined}>
          <Input
            type="email"
            dir="ltr"
            maxLength={staffLimits.emailLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={!isInvitation}
          />
        </Form.Item>
      ),
    },
    fname: nameOf('fname'),
    lname: nameOf('lname'),
    role: {
      label: t('form.role'),
      text: (role) => granted.map((each) => (each === role ? auth(`roles.${each}`) : '')).join(''),
      render: (own) =>
        isOwn || isShared || granted.length < 2 ? null : (
          <Form.Item {...own} required extra={isInvitation ? undefined : t('form.roleHint')}>
            <ChoiceSelect options={granted.map((role) => ({ value: role, label: auth(`roles.${role}`) }))} />
          </Form.Item>
        ),
    },
    restaurantId: {
      label: t('form.venues'),
      text: (ids) => (Array.isArray(ids) ? listed(ids.map((id) => venues.nameOf(Number(id)))) : ''),
      render: (own) => (isOwn ? null : <VenuesField {...own} venues={venues} isInvitation={isInvitation} />),
    },
    isActive: {
      label: t('form.isActive'),
      render: (own) =>
        isInvitation || isOwn || isShared ? null : <SwitchField {...own} hint={t('form.isActiveHint')} />,
    },
  }
}

type VenuesFieldProps = { name: string; label: string; venues: StaffVenues; isInvitation: boolean }

/** Chooses venues, for roles that have some. */
function VenuesField({ venues, isInvitation, ...own }: VenuesFieldProps) {
  const t = useTranslations('staff')
  const role = Form.useWatch<StaffRole | undefined>('role', { preserve: true })
  if (role !== undefined && !hasVenues(role)) return null
  return (
    <Form.Item
      {...own}
      required
      extra={isInvitation ? t('form.venuesHint') : `${t('form.venuesHint')} ${t('form.venuesChangeHint')}`}
    >
      <VenueSelect<number[]> mode="multiple" venues={venues.choices.shown} total={venues.choices.total} />
    </Form.Item>
  )
}

function valuesOf(
  member: StaffMember | null,
  { role = 'waiter', venueId }: { role?: StaffRole | undefined; venueId: number | null },
): Values {
  if (!member) {
    const restaurantId = venueId === null ? [] : [venueId]
    return { email: '', fname: '', lname: '', role, restaurantId, isActive: true }
  }
  const { email, fname, lname, restaurantId } = member
  return { email, fname, lname, role: member.role, restaurantId, isActive: member.state !== 'deactivated' }
}

/** Most invitations are of waiters. */
function usualRole(granted: readonly StaffRole[]): StaffRole | undefined {
  return granted.find((role) => role === 'waiter') ?? granted.at(-1)
}

/** Roles that see all venues have none of their own. */
function venuesOf({ role, restaurantId }: Pick<Values, 'role' | 'restaurantId'>): { restaurantId: number[] } {
  return { restaurantId: hasVenues(role) ? restaurantId : [] }
}
