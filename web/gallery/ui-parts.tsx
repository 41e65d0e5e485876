import { useState } from 'react'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { DensityChip } from '#ui/density-chip.tsx'
import { checkIcon, moreIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { PartGroup } from './part-group.tsx'

const kinds = ['main', 'quiet', 'danger'] as const

/** Shows what can be pressed or typed into. */
export function UiParts() {
  const t = useTranslations('orders')
  const [text, setText] = useState('')
  return (
    <>
      {kinds.map((kind) => (
        <PartGroup key={kind} name={`Button: ${kind}`}>
          <BigButton kind={kind}>{t('acts.ready')}</BigButton>
          <BigButton kind={kind} icon={checkIcon}>
            {t('acts.complete')}
          </BigButton>
          <BigButton kind={kind} isBusy>
            {t('acts.deliver')}
          </BigButton>
          <BigButton kind={kind} isOff>
            {t('acts.accept')}
          </BigButton>
          <BigButton kind={kind} icon={moreIcon} aria-label={t('acts.edit')} />
        </PartGroup>
      ))}
      <PartGroup name="Link, chips, tabs, search">
        <LinkButton to="/" icon={checkIcon}>
          {t('acts.edit')}
        </LinkButton>
        <Chips label={t('board.show')}>
          <Chip isChosen onChoose={ignore}>
            {t('board.only.all')} <strong>12</strong>
          </Chip>
          <Chip isChosen={false} onChoose={ignore}>
            {t('board.only.late')} <strong>3</strong>
          </Chip>
        </Chips>
        <DensityChip density="compact" onChoose={ignore} />
        <DensityChip density="comfortable" onChoose={ignore} />
        <TabBar
          label={t('board.columns')}
          chosen="one"
          onChoose={ignore}
          tabs={[
            { name: 'one', label: t('groups.incoming'), badge: 4 },
            { name: 'other', label: t('groups.inprogress') },
          ]}
        />
        <SearchField label={t('search.label')} text={text} onChange={setText} />
        <SearchField label={t('search.label')} text="Room 204" onChange={setText} />
      </PartGroup>
    </>
  )
}

function ignore(): void {}
