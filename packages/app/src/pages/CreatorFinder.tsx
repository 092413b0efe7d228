import { Button, Select, Slider } from '@rapport/ui';
import { useState, useSyncExternalStore } from 'react';
import { everyone, example, finder, LOWEST, type Search } from '../content/creator-finder.ts';
import { ageGroups, niches } from '../content/creators.ts';
import { CreatorMatches } from './CreatorMatches.tsx';

const subscribe = () => () => {};

/** Filters that rank the eight creators anew with each change. */
export function CreatorFinder() {
  const [search, setSearch] = useState(example);
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const set = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }));

  return (
    <CreatorMatches
      search={search}
      isLive={isLive}
      controls={[
        <Select
          key="age"
          label={finder.age.label}
          value={search.age}
          onValueChange={(age) => set({ age: age as Search['age'] })}
        >
          <Options any={finder.age.any} values={ageGroups} />
        </Select>,
        <Slider
          key="engagement"
          label={finder.engagement.label}
          min={LOWEST}
          max={finder.engagement.max}
          step={finder.engagement.step}
          value={search.engagement}
          formatValue={finder.rate}
          onValueChange={(engagement) => set({ engagement })}
        />,
        <Select
          key="niche"
          label={finder.niche.label}
          value={search.niche}
          onValueChange={(niche) => set({ niche: niche as Search['niche'] })}
        >
          <Options any={finder.niche.any} values={niches} />
        </Select>,
      ]}
      action={
        <Button variant="outline" size="sm" onClick={() => setSearch(everyone)}>
          {finder.clearLabel}
        </Button>
      }
    />
  );
}

const Options = ({ any, values }: { any: string; values: readonly string[] }) => (
  <>
    <option value="">{any}</option>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </>
);
