import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import { AllergyWordsDrawer } from '#features/orders/allergies/allergy-words-drawer.tsx'
import { VenueSettingsPage } from '#features/venues/public/venue-settings-page.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/allergies/allergy-words.module.css'

/** Shows the words with which a venue's guests state an allergy, in addition to Brigade's own. (product, Orders) */
export function AllergyWordsPage() {
  const t = useTranslations('allergies')
  return (
    <VenueSettingsPage
      title={t('screens.allergyWords')}
      hint={t('hint')}
      editLabel={t('edit')}
      Drawer={AllergyWordsDrawer}
    >
      {(venue) => (
        <>
          <p>{t('known')}</p>
          <WordList venue={venue} />
        </>
      )}
    </VenueSettingsPage>
  )
}

function WordList({ venue: { allergyWords } }: { venue: Venue }) {
  const t = useTranslations('allergies')
  if (allergyWords.length === 0) return <EmptyState icon={allergyIcon} title={t('empty')} text={t('emptyText')} />
  return (
    <ul aria-label={t('list')} className={`${styles.words} ${stack.wrap2}`}>
      {allergyWords.map((word) => (
        <li key={word} dir="auto" className={styles.word}>
          {word}
        </li>
      ))}
    </ul>
  )
}
