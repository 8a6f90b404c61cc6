/// Texts of languages that share an extension.
enum AmbiguousTexts {
    typealias Case = AmbiguousExtensionTests.Case

    /// Their lines are known to rules.
    static let withKnownLines = linesAToM + linesPToV

    /// Parts of longer texts: no rule is sure of them.
    static let withKnownWords = [
        Case(
            "m", "text/x-objcsrc",
            """
                if (self = [super init]) {
                    _names = [[NSMutableArray alloc] init];
                    [self setDelegate:aDelegate];
                }
                return self;
            }

            - (NSString *)title {
                return [NSString stringWithFormat:@"%@ %d", [self name], count];
            }

            - (void)dealloc {
                [_names release];
                [super dealloc];
            }
            """),
        Case(
            "m", "text/x-matlab",
            """
            n = length(x);
            y = zeros(n, 1);
            for i = 1:n
                if x(i) > 0
                    y(i) = x(i) .^ 2;
                else
                    y(i) = 0;
                end
            end
            figure; plot(x, y, 'r-'); hold on;
            xlabel('time'); ylabel('value');
            fprintf('%d of %d\\n', sum(y > 0), n);
            """),
        Case(
            "d", "text/x-dsrc",
            """
                foreach (i, ref item; items)
                {
                    auto name = item.name.idup;
                    if (name !in table)
                        table[name] = cast(size_t) i;
                    assert(name.length > 0);
                }
                return items.map!(a => a.name).array.to!string;
            }

            unittest
            {
                assert(f([1, 2]) == 3);
            }

            immutable(string) name() const @property { return _name; }
            """),
        Case(
            "ts", "application/typescript",
            """
              private names: Map<string, number> = new Map();

              public add(name: string, count?: number): void {
                const old = this.names.get(name) as number | undefined;
                this.names.set(name, (old ?? 0) + (count || 1));
              }

              get size(): number {
                return this.names.size;
              }
            """),
    ]
}
