import type { PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, deleteIcon, editIcon, infoIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { profileList } from '#features/pos/pos.queries.ts'
import font from '#ui/font.module.css'
import { SetupSection } from '#features/pos/settings/setup-section.tsx'
import type { OpenSetup } from '#features/pos/settings/setup-tool-host.tsx'

type ProfilesProps = { venue: Venue; mayConfigure: boolean; onOpen: OpenSetup }

/** An id that no profile has: it opens the form of a new one. */
const newProfileId = 2_147_483_647

/** Lists the names of a venue's points of sale. (spec 1, §7) */
export function Profiles({ venue, mayConfigure, onOpen }: ProfilesProps) {
  const t = useTranslations('pos')
  const profiles = useQuery(profileList(venue.id))
  const columns: Column<PosProfile>[] = [
    {
      key: 'name',
      label: t('profiles.columns.name'),
      kind: 'heading',
      render: ({ displayName }) => <bdi className={font.name}>{displayName}</bdi>,
    },
  ]
  const acts: Column<PosProfile> = {
    key: 'acts',
    label: t('profiles.columns.acts'),
    kind: 'acts',
    render: ({ id, displayName: name }) => (
      <ToolRow>
        <ToolButton icon={editIcon} label={t('profiles.edit', { name })} onClick={() => onOpen('profile', id)} />
        <ToolButton
          icon={deleteIcon}
          label={t('profiles.remove', { name })}
          onClick={() => onOpen('removeProfile', id)}
        />
      </ToolRow>
    ),
  }
  return (
    <SetupSection
      title={t('profiles.title')}
      hint={t('profiles.hint')}
      action={
        mayConfigure ? (
          <BigButton kind="quiet" icon={addIcon} onClick={() => onOpen('profile', newProfileId)}>
            {t('profiles.add')}
          </BigButton>
        ) : null
      }
    >
      <ListStates list={profiles} empty={<EmptyState icon={infoIcon} title={t('profiles.none')} />}>
        {(shown) => (
          <DataTable
            label={t('profiles.title')}
            columns={mayConfigure ? [...columns, acts] : columns}
            records={shown}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
    </SetupSection>
  )
}
