import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import { recommendationDialogs } from '@brigade/domain/menus/menus.tags.ts'
import { useQuery } from '@tanstack/react-query'
import { mainOptions } from '#features/menus/menus.queries.ts'
import { DialogEditor } from '#features/recommendations/parts/dialog-editor.tsx'
import { type DialogParts, DialogTools, dialogTools } from '#features/recommendations/parts/dialog-tools.tsx'
import { sortMainAddress } from '#features/recommendations/recommendations-address.ts'
import {
  finerHeadingsOf,
  headingsOf,
  subOptionsOfVenue,
  taggedItemsOf,
} from '#features/recommendations/recommendations.queries.ts'
import { SuggestionsPanel } from '#features/recommendations/suggestions/suggestions-panel.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { useAddressFilter } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, ideaIcon, phoneIcon, settingsIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'

const tabs = [...recommendationDialogs, 'suggestions'] as const

/** Shows what guests of a venue are asked, a tab for each dialog, and what their orders propose. (screens, /ai-recommendation) */
export function RecommendationsPage() {
  const t = useTranslations('recommendations')
  const inMenu = useTranslations('menuItems')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(dialogTools)
  const [tab, setTab] = useAddressFilter('tab', tabs)
  const parts = useDialogParts(venue?.id ?? null)
  const dialogs: readonly RecommendationDialog[] = venue?.activeDialogs ?? []
  const chosen = tab === 'suggestions' ? undefined : (dialogs.find((dialog) => dialog === tab) ?? dialogs[0])
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.recommendations')}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {venue && chosen ? (
              <>
                <LinkButton icon={sortIcon} className={short.button} to={sortMainAddress(venue.id, chosen)}>
                  <span className={short.word}>{t('sort')}</span>
                </LinkButton>
                <BigButton kind="quiet" icon={phoneIcon} onClick={() => open('try', 1)}>
                  {t('tryIt')}
                </BigButton>
                <BigButton icon={addIcon} isOff={!parts.data} onClick={add}>
                  {t('addMain')}
                </BigButton>
              </>
            ) : null}
          </>
        }
        intro={
          dialogs.length > 0 ? (
            <>
              <TabBar
                label={t('tabsLabel')}
                tabs={[
                  ...dialogs.map((name) => ({ name, label: inMenu(`dialogs.${name}`) })),
                  { name: 'suggestions' as const, label: t('suggestions') },
                ]}
                chosen={chosen ?? 'suggestions'}
                onChoose={setTab}
              />
              {chosen ? <p className={font.soft}>{t('hint')}</p> : null}
            </>
          ) : null
        }
        list={venue ? parts : { data: undefined, error, refetch: retry }}
        isEmpty={() => dialogs.length === 0}
        empty={
          <EmptyState
            icon={ideaIcon}
            title={t('none')}
            text={t('noneText')}
            action={
              <LinkButton icon={settingsIcon} to="/settings/venue">
                {t('toSettings')}
              </LinkButton>
            }
          />
        }
        over={
          venue && chosen && parts.data ? (
            <DialogTools
              key={`${venue.id} ${chosen}`}
              venue={venue}
              dialog={chosen}
              parts={parts.data}
              opened={opened}
              onClose={close}
            />
          ) : null
        }
      >
        {(known) => {
          if (!venue) return null
          if (!chosen) return <SuggestionsPanel key={venue.id} venue={venue} items={known.items} />
          return <DialogEditor venue={venue} dialog={chosen} parts={known} onOpen={open} />
        }}
      </ListPage>
    </AntdRoot>
  )
}

/** Returns everything that dialogs are made of, once all of it is loaded. */
function useDialogParts(venueId: number | null) {
  const headings = useQuery(headingsOf(venueId))
  const mains = useQuery({ ...mainOptions(venueId ?? 0), enabled: venueId !== null })
  const subs = useQuery(subOptionsOfVenue(venueId))
  const finer = useQuery(finerHeadingsOf(venueId))
  const items = useQuery(taggedItemsOf(venueId))
  const all = [headings, mains, subs, finer, items]
  const data: DialogParts | undefined =
    headings.data && mains.data && subs.data && finer.data && items.data
      ? { headings: headings.data, mains: mains.data, subs: subs.data, finer: finer.data, items: items.data }
      : undefined
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
