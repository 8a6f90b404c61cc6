/// What PHP's grammar demands of operators, so that few bytes parse by chance.
///
/// An assignment has a variable on its left, each `?` has its `:`, a list is in brackets or behind `echo`, and
/// comparisons are not chained.
///
/// Where the grammar allows more than is tracked here, more is accepted, never less.
/// https://www.php.net/manual/en/language.operators.precedence.php
struct PHPExpression {
    /// A group of operators to which the same rule applies.
    enum Group { case assignment, comma, question, colon, member, arrow, order, equality, loose, tight }

    /// Whether a comma may be outside brackets.
    var isList: Bool
    /// Whether the last operator accesses a member, so that a name must follow.
    private(set) var isMemberNext = false
    /// Whether a reference may follow.
    private(set) var mayBeReference = false
    /// Whether a value can be assigned to the last operand.
    private var isVariable = false
    private var (hasOrder, hasEquality) = (false, false)
    /// The number of `?` that still need a `:` in the innermost bracket, and in those around it.
    private var conditions = 0
    private var outerConditions: [Int] = []

    init(isList: Bool) {
        self.isList = isList
    }

    /// Whether each `?` has its `:`.
    var isComplete: Bool { conditions == 0 }

    mutating func addOperand(isVariable: Bool) {
        self.isVariable = isVariable || isMemberNext
        (isMemberNext, mayBeReference) = (false, false)
    }

    mutating func open() {
        outerConditions.append(conditions)
        conditions = 0
        startComparison()
        mayBeReference = true
    }

    /// Notes a closing bracket; returns false if a `?` before it has no `:`.
    mutating func close() -> Bool {
        defer { conditions = outerConditions.popLast() ?? 0 }
        startComparison()
        (isVariable, mayBeReference) = (true, false)
        return isComplete
    }

    /// Notes an operator between operands.
    ///
    /// - Parameters:
    ///   - group: the operator's group.
    ///   - isBehindName: whether a name or a bracket comes before it.
    /// - Returns: whether PHP allows it in this place.
    mutating func add(_ group: Group, isBehindName: Bool) -> Bool {
        let (isInside, canAssign) = (!outerConditions.isEmpty, isVariable)
        (isVariable, mayBeReference) = (false, false)
        switch group {
        case .order, .equality: return addComparison(group)
        case .member: isMemberNext = true
        case .tight: break
        case .assignment, .comma, .question, .colon, .arrow, .loose: startComparison()
        }
        switch group {
        case .assignment, .comma, .arrow:
            mayBeReference = true
            return group == .assignment ? canAssign : isInside || (group == .comma ? isList : isBehindName)
        case .question: conditions += 1
        case .colon:
            // Without a `?`, it ends a label, the name of an argument, or the head of a statement.
            guard !isComplete else { return isBehindName }
            conditions -= 1
        case .member, .order, .equality, .loose, .tight: break
        }
        return true
    }

    private mutating func startComparison() {
        (hasOrder, hasEquality) = (false, false)
    }

    /// Notes a comparison; returns false if it is chained: only the results of `<` can be compared, with `==`.
    private mutating func addComparison(_ group: Group) -> Bool {
        if group == .order {
            defer { hasOrder = true }
            return !hasOrder
        }
        defer { (hasOrder, hasEquality) = (false, true) }
        return !hasEquality
    }
}
