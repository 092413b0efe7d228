/** The pictures of the landing page. */
import { Mark } from '../../brand/art/Mark.tsx';
import { castFor, Portrait } from '../../brand/art/Portrait.tsx';
import { ContractSummary } from '../../brand/screens/ContractSummary/ContractSummary.tsx';
import { CreatorCard } from '../../brand/screens/CreatorCard/CreatorCard.tsx';
import { HeroScene } from '../../brand/HeroScene/HeroScene.tsx';
import { StepMark } from '../../brand/Discs/StepMark.tsx';

/** A creator meets someone: her card, and what they agreed on. */
export const scene = (
  <HeroScene
    people={[castFor('Leila Haddad')]}
    above={
      <ContractSummary
        about="Spring by rail"
        parties={[
          { name: 'Leila', picture: <Portrait seed="Leila Haddad" /> },
          { name: 'Oak & Tide', picture: <Mark seed="oak" /> },
        ]}
        amount="$3,600"
        terms={[{ label: 'Two videos' }, { label: 'Second cut approved' }]}
      />
    }
    below={
      <CreatorCard
        accent="secondary"
        note="Illustrative data"
        picture={<Portrait seed="Leila Haddad" />}
        name="Leila Haddad"
        niche="Travel and lifestyle"
        badge="Great fit"
        stats={[
          { value: '182K', label: 'Audience' },
          { value: '5.4%', label: 'Engagement' },
        ]}
        rate={{ value: '$1,800', label: 'Per video' }}
      />
    }
  />
);

/** The marks of brands that don’t exist. */
export const oakAndTide = <Mark seed="oak" />;
export const quillo = <Mark seed="quillo" />;
export const nubrook = <Mark seed="nubrook" />;
export const pellworth = <Mark seed="pell" />;
export const marrowLane = <Mark seed="lane" />;
export const juni = <Mark seed="june" />;

export const firstStep = <StepMark index={0} count={3} />;
export const secondStep = <StepMark index={1} count={3} />;
export const thirdStep = <StepMark index={2} count={3} />;
