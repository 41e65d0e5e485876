import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import { AllergyWordsDrawer } from '#features/orders/allergies/allergy-words-drawer.tsx'
import { VenueSettingsPage } from '#features/venues/door/venue-settings-page.tsx'
import styles from '#features/orders/allergies/allergy-words.module.css'

/** The words by which a venue's guests state an allergy, beside those that Brigade knows. (product, Orders) */
export function AllergyWordsPage() {
  const t = useWords('allergies')
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
  const t = useWords('allergies')
  if (allergyWords.length === 0) return <EmptyState icon={allergyIcon} title={t('empty')} text={t('emptyText')} />
  return (
    <ul aria-label={t('list')} className={styles.words}>
      {allergyWords.map((word) => (
        <li key={word} dir="auto" className={styles.word}>
          {word}
        </li>
      ))}
    </ul>
  )
}
