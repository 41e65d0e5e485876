import { isRightToLeft, type Language, languageNames } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TriedDialog } from '#features/recommendations/parts/tried-dialog.tsx'
import { guestDialogsOf } from '#features/recommendations/recommendations.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ListStates } from '#ui/list-states.tsx'
import frame from '#ui/phone-frame.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/recommendations/parts/try-dialog.module.css'

type TryDialogProps = { venue: Venue; dialog: RecommendationDialog; onClose: () => void }

/** Walks a dialog as a guest of the venue would at this minute, on a phone, in each language and its direction. */
export function TryDialog({ venue, dialog, onClose }: TryDialogProps) {
  const t = useTranslations('recommendations')
  const [language, choose] = useState<Language>('en')
  const list = useQuery(guestDialogsOf(venue.id))
  return (
    <Drawer title={t('try.title')} onClose={onClose}>
      <div className={`${styles.body} ${stack.column3}`}>
        <Chips label={t('try.language')}>
          {contentLanguages(venue).map((each) => (
            <Chip key={each} isChosen={each === language} onChoose={() => choose(each)}>
              <span lang={each}>{languageNames[each]}</span>
            </Chip>
          ))}
        </Chips>
        <ListStates list={list}>
          {(answer) => (
            <>
              <div
                className={`${styles.phone} ${frame.phone}`}
                lang={language}
                dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
              >
                <TriedDialog venue={venue} dialog={dialog} answer={answer} language={language} />
              </div>
              <BigButton kind="quiet" isBusy={list.isFetching} onClick={() => void list.refetch()}>
                {t('try.fresh')}
              </BigButton>
            </>
          )}
        </ListStates>
      </div>
    </Drawer>
  )
}
