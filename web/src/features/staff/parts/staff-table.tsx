import { refusalOfAccess, refusalOfFactorRemoval } from '@brigade/domain/staff/staff.rules.ts'
import { rolesManagedBy } from '@brigade/domain/staff/staff.roles.ts'
import type { StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { useUser } from '#kit/calls/session.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon, editIcon, keyIcon, phoneIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import { nameOfMember } from '#features/staff/member-name.ts'

/** The tools that can be opened for one account. */
export const staffTools = ['edit', 'link', 'factor', 'delete'] as const

export type StaffTool = (typeof staffTools)[number]

type StaffTableProps = {
  members: readonly StaffMember[]
  /** Returns the name of a venue; null if none are shown. */
  venueName: ((id: number) => string) | null
  label: string
  isBusy: boolean
  onOpen: (tool: StaffTool, id: number) => void
}

/** Renders one page of accounts. */
export function StaffTable({ members, venueName, label, isBusy, onOpen }: StaffTableProps) {
  const t = useTranslations('staff')
  const auth = useTranslations('auth')
  const { dateTime } = useFormats()
  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: (member) => <bdi className={font.name}>{nameOfMember(member)}</bdi>,
    },
    {
      key: 'email',
      label: t('columns.email'),
      kind: 'detail',
      inCard: 'hidden',
      render: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    { key: 'role', label: t('columns.role'), kind: 'tag', render: ({ role }) => auth(`roles.${role}`) },
    ...(venueName
      ? [
          {
            key: 'venues',
            label: t('columns.venues'),
            kind: 'detail',
            render: ({ restaurantId }: StaffMember) => <bdi>{listed(restaurantId.map(venueName))}</bdi>,
          } satisfies Column<StaffMember>,
        ]
      : []),
    {
      key: 'seen',
      label: t('columns.seen'),
      kind: 'time',
      inCard: venueName ? 'hidden' : 'labelled',
      render: ({ lastSeenAt }) => (lastSeenAt === null ? t('never') : dateTime(lastSeenAt)),
    },
    { key: 'state', label: t('columns.state'), kind: 'state', render: (member) => <MemberState member={member} /> },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (member) => <MemberActs member={member} onOpen={onOpen} />,
    },
  ]
  return <DataTable isList label={label} columns={columns} records={members} keyOf={({ id }) => id} isBusy={isBusy} />
}

function MemberState({ member: { state, linkUntil } }: { member: StaffMember }) {
  const t = useTranslations('staff')
  if (state === 'invited' && linkUntil === null) return <StateTag tone="red" label={t('expired')} />
  return <StateTag tone={tones[state]} label={t(`states.${state}`)} />
}

const tones = { active: 'green', invited: 'amber', deactivated: 'grey' } as const

function MemberActs({ member, onOpen }: { member: StaffMember } & Pick<StaffTableProps, 'onOpen'>) {
  const t = useTranslations('staff')
  const user = useUser()
  const { id, state } = member
  const name = nameOfMember(member)
  if (!rolesManagedBy(user).includes(member.role)) return null
  const mayLink = state !== 'deactivated' && !member.worksElsewhere && refusalOfAccess(user, member) === undefined
  return (
    <ToolRow>
      <ToolButton icon={editIcon} label={t('edit', { name })} onClick={() => onOpen('edit', id)} />
      {mayLink ? <ToolButton icon={keyIcon} label={t('newLink', { name })} onClick={() => onOpen('link', id)} /> : null}
      {member.hasSecondFactor && refusalOfFactorRemoval(user, member) === undefined ? (
        <ToolButton icon={phoneIcon} label={t('factor.removeOf', { name })} onClick={() => onOpen('factor', id)} />
      ) : null}
      {state === 'invited' && mayLink ? (
        <ToolButton icon={deleteIcon} label={t('withdraw', { name })} onClick={() => onOpen('delete', id)} />
      ) : null}
    </ToolRow>
  )
}
