import { type LevelChoice, levelChoices } from './filter-entries.ts';

interface LogControlsProps {
  auto: boolean;
  level: LevelChoice;
  words: string;
  onAuto: () => void;
  onRefresh: () => void;
  onExport: () => void;
  onClear: () => void;
  onLevel: (level: LevelChoice) => void;
  onWords: (words: string) => void;
}

export function LogControls(props: LogControlsProps) {
  const { auto, level, words, onAuto, onRefresh, onExport, onClear, onLevel, onWords } = props;
  return (
    <div className="mon-log-controls">
      <div className="mon-actions">
        <button type="button" className="mon-button" aria-pressed={auto} onClick={onAuto}>
          Auto
        </button>
        <button type="button" className="mon-button" onClick={onRefresh}>
          Refresh
        </button>
        <button type="button" className="mon-button" onClick={onExport}>
          Export
        </button>
        <button type="button" className="mon-button" onClick={onClear}>
          Clear
        </button>
      </div>
      <div className="mon-log-filters">
        <select
          className="field-box"
          aria-label="Level"
          value={level}
          onChange={({ currentTarget }) => {
            const chosen = levelChoices.find(({ value }) => value === currentTarget.value);
            if (chosen) onLevel(chosen.value);
          }}
        >
          {levelChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <input
          type="search"
          className="field-box"
          aria-label="Search the logs"
          placeholder="Search"
          value={words}
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
      </div>
    </div>
  );
}
