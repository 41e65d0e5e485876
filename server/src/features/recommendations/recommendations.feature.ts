import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import {
  countRecommendationsPath,
  decideSuggestionPath,
  guestDialogsPath,
  primaryHeadingsPath,
  recommendationCountsPath,
  sortOptionsPath,
  subOptionHeadingsPath,
  suggestionsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { PrimaryHeading, SubOptionHeading } from '@brigade/domain/recommendations/recommendations.schema.ts'
import type { Suggestion, SuggestionListQuery } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { requestedVenue } from '#features/menus/public/requested-venue.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import { countEveryVenue, countSuggestions, requestCount } from './count-suggestions.job.ts'
import { createMainOption, createPrimaryHeading, createSubOption, createSubOptionHeading } from './create-texts.ts'
import { decideSuggestion } from './decide-suggestion.ts'
import { listTexts } from './list-texts.ts'
import { readDialogs } from './read-dialogs.ts'
import { removeMainOption, removeSubOption } from './remove-options.ts'
import { sortOptions } from './sort-options.ts'
import { countColumns, suggestionColumns, suggestionOf, type SuggestionRow } from './suggestion-columns.ts'
import {
  mainOptionColumns,
  type MainOptionRow,
  primaryHeadingColumns,
  type PrimaryHeadingRow,
  subOptionColumns,
  subOptionHeadingColumns,
  type SubOptionHeadingRow,
  type SubOptionRow,
} from './text-columns.ts'
import { changingTexts, removeText } from './write-texts.ts'

export const recommendationsFeature: Feature = {
  name: 'recommendations',
  register(app: App) {
    useTexts(app)
    useSuggestions(app)
    const { db, clock, catalogues } = app

    useService(app, guestDialogsPath, {
      find: ({ query, user }) =>
        db.read(() => readDialogs({ venueId: requestedVenue(query.restaurantId, user), now: clock.now(), catalogues })),
    })

    const paths = [
      primaryHeadingsPath,
      mainOptionsPath,
      subOptionsPath,
      subOptionHeadingsPath,
      sortOptionsPath,
    ] as const
    for (const path of paths) publishEvents(app, path, staffTopic('recommendations', 'menus:readUnpublished'))
    for (const path of [suggestionsPath, recommendationCountsPath] as const) {
      publishEvents(app, path, staffTopic('suggestions', 'recommendations:write'))
    }
  },
}

function useTexts(app: App): void {
  const headings = changingTexts<PrimaryHeadingRow, PrimaryHeading>(primaryHeadingColumns)
  useService(app, primaryHeadingsPath, {
    find: listTexts<PrimaryHeadingRow, PrimaryHeading>(app, { columns: primaryHeadingColumns, sort: { id: 1 } }),
    create: { transaction: createPrimaryHeading, repeat: headings.repeat },
    patch: headings.patch,
    remove: {
      transaction: (id, call) => removeText<PrimaryHeadingRow, PrimaryHeading>(primaryHeadingColumns, id, call),
    },
  })

  const mainOptions = changingTexts<MainOptionRow, MainOption>(mainOptionColumns)
  useService(app, mainOptionsPath, {
    find: listTexts<MainOptionRow, MainOption>(app, { columns: mainOptionColumns, sort: { index: 1 } }),
    create: { transaction: createMainOption, repeat: mainOptions.repeat },
    patch: mainOptions.patch,
    remove: { transaction: removeMainOption, byTurns: true },
  })

  const subOptions = changingTexts<SubOptionRow, SubOption>(subOptionColumns)
  useService(app, subOptionsPath, {
    find: listTexts<SubOptionRow, SubOption>(app, { columns: subOptionColumns, sort: { index: 1 } }),
    create: { transaction: createSubOption, repeat: subOptions.repeat },
    patch: subOptions.patch,
    remove: { transaction: removeSubOption, byTurns: true },
  })

  const finerHeadings = changingTexts<SubOptionHeadingRow, SubOptionHeading>(subOptionHeadingColumns)
  useService(app, subOptionHeadingsPath, {
    find: listTexts<SubOptionHeadingRow, SubOptionHeading>(app, { columns: subOptionHeadingColumns, sort: { id: 1 } }),
    create: { transaction: createSubOptionHeading, repeat: finerHeadings.repeat },
    patch: finerHeadings.patch,
    remove: {
      transaction: (id, call) => removeText<SubOptionHeadingRow, SubOptionHeading>(subOptionHeadingColumns, id, call),
    },
  })

  useService(app, sortOptionsPath, { create: { transaction: sortOptions } })
}

function useSuggestions(app: App): void {
  const { db } = app
  app.jobs.add(countSuggestions)
  app.schedule('suggestions of recommendations', '27 4 * * *', () => countEveryVenue(app))

  useService(app, suggestionsPath, {
    find: ({ query, user, paginate }) =>
      listRecords<SuggestionRow, Suggestion, SuggestionListQuery>(
        { db, query, principal: user, isPaged: paginate !== false },
        { columns: { table: suggestionColumns.table, read: suggestionOf }, sort: { lift: -1 } },
      ),
  })

  useService(app, decideSuggestionPath, { create: { transaction: decideSuggestion } })

  useService(app, recommendationCountsPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        { columns: countColumns, sort: { id: 1 } },
      ),
  })

  useService(app, countRecommendationsPath, { create: { transaction: requestCount } })
}
