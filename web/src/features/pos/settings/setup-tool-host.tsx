import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { useRemoveAddress, useRemoveProfile } from '#features/pos/pos.mutations.ts'
import { profileList } from '#features/pos/pos.queries.ts'
import { AddressDrawer } from '#features/pos/settings/address-drawer.tsx'
import { ProfileDrawer } from '#features/pos/settings/profile-drawer.tsx'
import { UseDrawer } from '#features/pos/settings/use-drawer.tsx'

/** The tools that can be opened. An unknown id opens a new address or name. */
export const setupTools = ['use', 'address', 'removeAddress', 'profile', 'removeProfile'] as const

export type SetupTool = (typeof setupTools)[number]

export type OpenSetup = (tool: SetupTool, id: number) => void

type SetupToolHostProps = { venue: Venue; opened: OpenedTool<SetupTool>; onClose: () => void }

/** Renders the tool that is open over the set-up: a form, or the question before a deletion. */
export function SetupToolHost({ venue, opened, onClose }: SetupToolHostProps) {
  const profiles = useQuery(profileList(venue.id)).data
  if (!opened || opened.tool === 'add') return null
  const { tool, id } = opened
  const address = venue.integratedPOSList.find((each) => each.id === id)
  const profile = profiles?.find((each) => each.id === id)
  if (tool === 'use') return <UseDrawer venue={venue} onClose={onClose} />
  if (tool === 'address') return <AddressDrawer key={id} venue={venue} id={id} onClose={onClose} />
  if (tool === 'removeAddress') {
    return address ? <RemoveAddress venue={venue} address={address} onEnd={onClose} /> : null
  }
  if (tool === 'removeProfile') return profile ? <RemoveProfile profile={profile} onEnd={onClose} /> : null
  return profiles ? <ProfileDrawer key={id} venue={venue} profile={profile ?? null} onClose={onClose} /> : null
}

type RemoveAddressProps = { venue: Venue; address: PosAddress; onEnd: () => void }

function RemoveAddress({ venue, address: { id, endPointUrl }, onEnd }: RemoveAddressProps) {
  const t = useTranslations('pos')
  const remove = useRemoveAddress(venue)
  return (
    <RemovalQuestion
      title={t('addresses.removeQuestion')}
      confirmLabel={t('addresses.removeAct')}
      name={endPointUrl}
      text={t('addresses.removeText')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onEnd })}
      onCancel={onEnd}
    />
  )
}

function RemoveProfile({ profile: { id, displayName }, onEnd }: { profile: PosProfile; onEnd: () => void }) {
  const t = useTranslations('pos')
  const remove = useRemoveProfile()
  return (
    <RemovalQuestion
      title={t('profiles.removeQuestion')}
      confirmLabel={t('profiles.removeAct')}
      name={displayName}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onEnd })}
      onCancel={onEnd}
    />
  )
}
