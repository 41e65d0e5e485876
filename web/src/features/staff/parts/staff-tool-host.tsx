import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { StaffLink, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { nameOfMember } from '#features/staff/member-name.ts'
import { LinkDialog } from '#features/staff/parts/link-dialog.tsx'
import { StaffDrawer } from '#features/staff/parts/staff-drawer.tsx'
import type { StaffTool } from '#features/staff/parts/staff-table.tsx'
import { useMakeLink, useRemoveFactor, useWithdraw } from '#features/staff/staff.mutations.ts'
import type { StaffVenues } from '#features/staff/use-staff-venues.ts'
import { oneMember } from '#features/staff/staff.queries.ts'

type StaffToolHostProps = {
  roles: readonly StaffRole[]
  venues: StaffVenues
  venueId: number | null
  opened: OpenedTool<StaffTool>
  onClose: () => void
}

/** Renders the tool that is open over the accounts, and then the link that it made. */
export function StaffToolHost({ opened, onClose, ...form }: StaffToolHostProps) {
  const [made, setMade] = useState<StaffLink | null>(null)
  const { data } = useQuery(oneMember(opened?.id ?? null))
  if (made && !opened) return <LinkDialog made={made} onClose={() => setMade(null)} />
  if (!opened) return null
  const drawer = { ...form, onLink: setMade, onClose }
  if (opened.tool === 'add') return <StaffDrawer member={null} {...drawer} />
  if (data?.id !== opened.id) return null
  if (opened.tool === 'edit') return <StaffDrawer key={data.id} member={data} {...drawer} />
  if (opened.tool === 'factor') return <FactorQuestion member={data} onClose={onClose} />
  return opened.tool === 'link' ? (
    <LinkQuestion member={data} onLink={setMade} onClose={onClose} />
  ) : (
    <WithdrawQuestion member={data} onClose={onClose} />
  )
}

type QuestionProps = { member: StaffMember; onClose: () => void }

function LinkQuestion({ member, onLink, onClose }: QuestionProps & { onLink: (link: StaffLink) => void }) {
  const t = useTranslations('staff')
  const make = useMakeLink()
  const kind = member.state === 'invited' ? 'invitation' : 'reset'
  return (
    <Confirm
      title={t(`linkQuestion.${kind}`)}
      confirmLabel={t('linkAct')}
      isBusy={make.isPending}
      onConfirm={() => make.mutate(member.id, { onSuccess: onLink, onSettled: onClose })}
      onCancel={onClose}
    >
      <p>
        <strong>
          <bdi>{nameOfMember(member)}</bdi>
        </strong>
      </p>
      <p>{t(`linkText.${kind}`)}</p>
    </Confirm>
  )
}

function FactorQuestion({ member, onClose }: QuestionProps) {
  const t = useTranslations('staff')
  const remove = useRemoveFactor()
  return (
    <RemovalQuestion
      title={t('factor.question')}
      confirmLabel={t('factor.act')}
      name={nameOfMember(member)}
      text={t('factor.text')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(member.id, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

function WithdrawQuestion({ member, onClose }: QuestionProps) {
  const t = useTranslations('staff')
  const withdraw = useWithdraw()
  return (
    <RemovalQuestion
      title={t('withdrawQuestion')}
      confirmLabel={t('withdrawAct')}
      name={nameOfMember(member)}
      text={t('withdrawText')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(member.id, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
