import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { primaryHeadingsPath, subOptionHeadingsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import type { PrimaryHeading, SubOptionHeading } from '@brigade/domain/recommendations/recommendations.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { OptionRemoval } from '#features/recommendations/parts/option-removal.tsx'
import { TextDrawer } from '#features/recommendations/parts/text-drawer.tsx'
import { TryDialog } from '#features/recommendations/parts/try-dialog.tsx'
import type { TaggedItem } from '#features/recommendations/recommendations.queries.ts'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** The tools over a dialog. `finer` and `addSub` are of a main option; `heading` and `try` are of the dialog. */
export const dialogTools = ['main', 'sub', 'heading', 'finer', 'addSub', 'deleteMain', 'deleteSub', 'try'] as const

export type DialogTool = (typeof dialogTools)[number]

/** Everything that the dialogs of a venue are made of. */
export type DialogParts = {
  headings: readonly PrimaryHeading[]
  mains: readonly MainOption[]
  subs: readonly SubOption[]
  finer: readonly SubOptionHeading[]
  items: readonly TaggedItem[]
}

type DialogToolsProps = {
  venue: Venue
  dialog: RecommendationDialog
  parts: DialogParts
  opened: OpenedTool<DialogTool>
  onClose: () => void
}

/** Renders the form or the question that is open over a dialog. */
export function DialogTools(props: DialogToolsProps) {
  const { venue, dialog, parts, opened, onClose } = props
  const t = useTranslations('recommendations')
  const id = opened?.id ?? null
  const main = useHeldRecord(parts.mains, id)
  const sub = useHeldRecord(parts.subs, id)
  const drawer = { venue, onClose }
  const restaurantId = venue.id
  switch (opened?.tool) {
    case 'heading':
      return (
        <TextDrawer<PrimaryHeading>
          {...drawer}
          title={t('heading')}
          keptAs={`heading/${dialog}`}
          text={parts.headings.find((heading) => heading.dialog === dialog) ?? null}
          create={(body) => apiCreate(primaryHeadingsPath, { restaurantId, dialog, ...body })}
          change={(id, body) => apiPatch(primaryHeadingsPath, id, body)}
          remove={(id) => apiRemove(primaryHeadingsPath, id)}
        />
      )
    case 'finer':
      return main ? (
        <TextDrawer<SubOptionHeading>
          {...drawer}
          title={t('finer')}
          keptAs={`finer/${main.id}`}
          text={parts.finer.find(({ mainOptionId }) => mainOptionId === main.id) ?? null}
          create={(body) => apiCreate(subOptionHeadingsPath, { mainOptionId: main.id, ...body })}
          change={(id, body) => apiPatch(subOptionHeadingsPath, id, body)}
          remove={(id) => apiRemove(subOptionHeadingsPath, id)}
        />
      ) : null
    case 'deleteMain':
      return main ? <OptionRemoval kind="main" option={main} parts={parts} onClose={onClose} /> : null
    case 'deleteSub':
      return sub ? <OptionRemoval kind="sub" option={sub} parts={parts} onClose={onClose} /> : null
    case 'try':
      return <TryDialog venue={venue} dialog={dialog} onClose={onClose} />
    case 'add':
    case 'main':
    case 'addSub':
    case 'sub':
      return <OptionForm {...props} tool={opened.tool} main={main} sub={sub} />
    case undefined:
      return null
  }
}

type OptionFormProps = DialogToolsProps & {
  tool: 'add' | 'main' | 'addSub' | 'sub'
  main: MainOption | null | undefined
  sub: SubOption | null | undefined
}

/** Renders the form of a main or a sub option: a new one, or one that exists. */
function OptionForm({ venue, dialog, tool, onClose, main, sub }: OptionFormProps) {
  const t = useTranslations('recommendations')
  const drawer = { venue, onClose }
  const restaurantId = venue.id
  switch (tool) {
    case 'add':
      return (
        <TextDrawer<MainOption>
          {...drawer}
          title={t('form.newMain')}
          keptAs={`main/new/${dialog}`}
          text={null}
          create={(body) => apiCreate(mainOptionsPath, { restaurantId, dialog, ...body })}
          change={(id, body) => apiPatch(mainOptionsPath, id, body)}
        />
      )
    case 'main':
      return main ? (
        <TextDrawer<MainOption>
          {...drawer}
          title={t('form.main')}
          keptAs={`main/${main.id}`}
          text={main}
          create={(body) => apiCreate(mainOptionsPath, { restaurantId, dialog, ...body })}
          change={(id, body) => apiPatch(mainOptionsPath, id, body)}
        />
      ) : null
    case 'addSub':
    case 'sub': {
      const text = tool === 'sub' ? sub : null
      const mainOptionId = tool === 'sub' ? sub?.mainOptionId : main?.id
      return text === undefined || mainOptionId === undefined ? null : (
        <TextDrawer<SubOption>
          {...drawer}
          key={tool}
          title={t(text ? 'form.sub' : 'form.newSub')}
          keptAs={text ? `sub/${text.id}` : `sub/new/${mainOptionId}`}
          text={text}
          create={(body) => apiCreate(subOptionsPath, { mainOptionId, ...body })}
          change={(id, body) => apiPatch(subOptionsPath, id, body)}
        />
      )
    }
  }
}
