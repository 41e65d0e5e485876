import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { SetupSection } from '#features/pos/settings/setup-section.tsx'
import styles from '#features/pos/settings/setup-section.module.css'

const posFlags = ['isPOSIntegrated', 'isAutoPostingToPOS', 'isCheckPos'] as const
const tenders = ['cash', 'card', 'room', 'none'] as const

/** Describes how a venue uses its point of sale. */
export function UseOfPos({ venue, onEdit }: { venue: Venue; onEdit: () => void }) {
  const t = useTranslations('pos')
  return (
    <SetupSection
      title={t('setup.use')}
      action={
        <BigButton kind="quiet" icon={editIcon} onClick={onEdit}>
          {t('setup.edit')}
        </BigButton>
      }
    >
      <dl className={styles.facts}>
        {posFlags.map((flag) => (
          <Fact key={flag} name={t(`setup.${flag}`)} value={t(venue[flag] ? 'setup.on' : 'setup.off')} />
        ))}
        <Fact
          name={t('setup.tenders')}
          value={tenders
            .map((tender) => `${t(`setup.${tender}`)}: \u2068${venue.tenderMedia[tender]}\u2069`)
            .join(' · ')}
        />
      </dl>
    </SetupSection>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
