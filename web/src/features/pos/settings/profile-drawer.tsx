import type { PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import { problemsOfProfile } from '@brigade/domain/pos/pos.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { createProfile, renameProfile } from '#features/pos/pos.mutations.ts'

type Values = Pick<PosProfile, 'displayName'>

type ProfileDrawerProps = { venue: Venue; profile: PosProfile | null; onClose: () => void }

/** Gives a point of sale a name, or another one. The last save wins: names have no versions. */
export function ProfileDrawer({ venue, profile, onClose }: ProfileDrawerProps) {
  const t = useTranslations('pos')
  const formats = useVenueFormats(venue)
  const [record] = useState(profile && { ...profile, version: 1 })
  return (
    <RecordDrawer<Values, PosProfile & { version: number }>
      title={t(profile ? 'profiles.form.edit' : 'profiles.form.add')}
      size={576}
      keptAs={`pos/profile/${venue.id}/${profile?.id ?? 'new'}`}
      fields={{
        displayName: {
          label: t('profiles.form.displayName'),
          render: (own) => (
            <Form.Item {...own} required>
              <Input maxLength={200} autoComplete="off" dir="auto" />
            </Form.Item>
          ),
        },
      }}
      formats={formats}
      record={record}
      valuesOf={valuesOf}
      problemsOf={({ displayName }) => problemsOfProfile(displayName)}
      catalogue="pos"
      save={({ displayName }) =>
        profile ? renameProfile(profile.id, displayName) : createProfile(venue.id, displayName)
      }
      saveAsNew={profile ? ({ displayName }) => createProfile(venue.id, displayName) : undefined}
      onClose={onClose}
    />
  )
}

function valuesOf(profile: Values | null): Values {
  return { displayName: profile?.displayName ?? '' }
}
